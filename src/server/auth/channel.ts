/** The two ways people are reached, and known by: mail and telephone. Pure. */

export type Channel = 'email' | 'phone';

/** Of an address or a number as users holds it. */
export function channelOf(address: string): Channel {
  return address.includes('@') ? 'email' : 'phone';
}
