/** Bytes of request bodies that the server holds at once: in all, and for one client. */

const KIB = 1024;
const MIB = 1024 * KIB;

export interface BodyBudget {
  /** Whether so many more bytes would fit now. */
  fits(client: string, bytes: number): boolean;
  /** Takes them, or nothing when they do not fit. */
  take(client: string, bytes: number): boolean;
  giveBack(client: string, bytes: number): void;
}

/** What all bodies of the server share. */
export interface BodyBudgets {
  /** For all who are not signed in, by their network. */
  readonly visitors: BodyBudget;
  /** For users, by their account, and for the operator. */
  readonly users: BodyBudget;
}

/** The most that a visitor may send at once: no form of theirs needs more than some KiB. */
export const MAX_VISITOR_BODY_BYTES = 64 * KIB;
/** The most that a user may send at once: an import of 5,000 rows needs about 2 MiB. */
export const MAX_USER_BODY_BYTES = 10 * MIB;

export function createBodyBudgets(): BodyBudgets {
  return {
    visitors: createBodyBudget(8 * MIB, 2 * MIB),
    users: createBodyBudget(16 * MIB, MAX_USER_BODY_BYTES),
  };
}

/** @param perClientBytes less than `totalBytes`, so that no client can keep the others out. */
export function createBodyBudget(totalBytes: number, perClientBytes: number): BodyBudget {
  let held = 0;
  const heldFor = new Map<string, number>();
  const fits = (client: string, bytes: number) =>
    held + bytes <= totalBytes && (heldFor.get(client) ?? 0) + bytes <= perClientBytes;

  function change(client: string, bytes: number): void {
    held += bytes;
    const own = (heldFor.get(client) ?? 0) + bytes;
    if (own === 0) heldFor.delete(client);
    else heldFor.set(client, own);
  }

  return {
    fits,
    take(client, bytes) {
      if (!fits(client, bytes)) return false;
      change(client, bytes);
      return true;
    },
    giveBack: (client, bytes) => change(client, -bytes),
  };
}
