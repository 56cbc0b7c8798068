/** The link to a broker by Eclipse Paho, and the JSON of the wire. */
@NullMarked
package org.escaque.publish.mqtt;

import org.jspecify.annotations.NullMarked;
