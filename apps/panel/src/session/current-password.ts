/** The name of the field for the current password, shown when the sign-in was too long ago. */
export const CURRENT_PASSWORD = 'current-password';
