/** What admins read while their session is checked (P1). */

export const notResponding = 'The server is not responding.';
export const stillLoggedIn = 'You are still logged in. We keep retrying; you can also retry now.';
