/** The two channels that reach and identify users: mail and phone. Pure. */

export type Channel = 'email' | 'phone';

/** An address or number, with the channel it belongs to. */
export interface ContactAddress {
  readonly channel: Channel;
  /** As stored in users. */
  readonly address: string;
}

/** The channel of an address or number as stored in users. */
export function channelOf(address: string): Channel {
  return address.includes('@') ? 'email' : 'phone';
}
