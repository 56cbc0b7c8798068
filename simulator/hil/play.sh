#!/bin/sh
# In the guest: makes the devices, then plays on them.
# usage: play.sh PLAYER_CLASS_PATH SCRIPT WORK [OPTION of hil-play...]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
player=$1 script=$2 work=$3
shift 3
# shellcheck disable=SC2046 # the line is words
set -- $("$here/devices.sh") "$@"
levers=$2
shift 3
exec "$JAVA_HOME/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx128m --enable-native-access=ALL-UNNAMED \
  -cp "$player" org.escaque.host.Main hil-play --script "$script" --levers "$levers" --work "$work" "$@"
