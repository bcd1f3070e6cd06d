/** Words before a person's name that are no part of it, without dots: 'dr' of 'Dr. Renee Cook'. Data only. */
export const namePrefixes: ReadonlySet<string> = new Set(
  'dr doctor mr mrs ms miss mx prof professor rev reverend pastor rabbi atty attorney capt sgt'.split(
    ' ',
  ),
);
