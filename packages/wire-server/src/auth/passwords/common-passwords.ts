/** The passwords that guessers try first: zxcvbn's list of some 49,000, by how often they were found in leaks. */

let loading: Promise<ReadonlySet<string>> | null = null;

/** Loaded at the first password: it takes a moment and some megabytes. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  );
  return loading;
}

/** Whether a password is blank or on the list, in any case and with blanks around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const bare = password.trim().toLowerCase();
  return bare === '' || (await commonPasswords()).has(bare);
}
