/** An authenticator app that generates real codes. */
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** A server accepts each code once, and only for the current time step and its neighbours. */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  #lastStep = 0;

  /** @param secret base32, as it is shown beside the QR code */
  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /**
   * A code that has not been used: the current one, then the next, which the server accepts already. The previous
   * code would be refused if the step ended before it arrived.
   */
  code(): string {
    this.#lastStep = Math.max(this.#lastStep + 1, Math.floor(Date.now() / STEP_MS));
    return this.#totp.generate({ timestamp: this.#lastStep * STEP_MS });
  }

  /** Six digits that match no code valid around now. */
  wrongCode(): string {
    const near = [-2, -1, 0, 1, 2].map((steps) =>
      this.#totp.generate({ timestamp: Date.now() + steps * STEP_MS }),
    );
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (code) => !near.includes(code),
    ) as string;
  }
}
