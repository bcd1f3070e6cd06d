/** Codes sent to a phone by text message. */
import { parsePhone } from '../contacts/contact-address.ts';
import { hashSecret, makeCode } from '../keys/secret-hash.ts';
import { smsText } from '../messages/message-texts.ts';
import { validationFailed } from '../protocol/errors.ts';
import { CHALLENGE_LIFETIME_SECONDS } from './challenge-rules.ts';
import { type FactorKind, requireCode } from './factor-kind.ts';

export const phoneKind: FactorKind = {
  label: 'Phone',
  method: 'mfa/phone',
  wrongAnswer: 'Invalid MFA Phone code entered',

  enroll(_ctx, _user, body) {
    const given = body.text('phone');
    if (!given) throw validationFailed('Phone number required to enroll Phone factor');
    return { kept: { phone: parsePhone(given) }, shown: { phone: given } };
  },

  challenge({ settings }, { factor }, body) {
    if ((body.text('channel') ?? 'sms') !== 'sms') {
      throw validationFailed("Invalid channel, the supported value is 'sms'");
    }
    const code = makeCode();
    const text = smsText({
      site: settings.messages.from.name,
      code,
      lifetime: CHALLENGE_LIFETIME_SECONDS,
    });
    return { kept: { codeHash: hashSecret(code) }, sms: { to: factor.phone ?? '', text } };
  },

  check(_ctx, _factor, challenge, body) {
    return hashSecret(requireCode(body.text('code'))) === challenge.codeHash ? {} : null;
  },
};
