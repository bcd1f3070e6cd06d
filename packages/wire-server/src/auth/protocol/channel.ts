/** The two channels that reach and identify users: mail and phone. Pure. */

export type Channel = 'email' | 'phone';

/** The channel of an address or number as stored in users. */
export function channelOf(address: string): Channel {
  return address.includes('@') ? 'email' : 'phone';
}
