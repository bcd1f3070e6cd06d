/** The message to someone who was put on the list of people who may edit, with a link that fills in their address (R4). */
import { MessageToSend } from '../records/message-to-send.tsx';
import { useAuthSettings } from '../session/auth-client.ts';
import { invitationPath } from '../session/login-address.ts';

interface Props extends Pick<Invited, 'email' | 'chapter'> {
  readonly hasAccount: boolean;
  readonly isListUsed: boolean;
  readonly takesFocus?: boolean;
}

export function Invitation({ email, chapter, hasAccount, isListUsed, takesFocus = true }: Props) {
  const settings = useAuthSettings();
  if (settings === 'loading') return null;
  const known = settings === 'unknown' ? null : settings;
  const isShut = !hasAccount && known?.signUpClosed === true;
  const isAdmitted = !isShut || (known.invitedSignUp && (isListUsed || !known.skipsConfirmation));
  const link = window.location.origin + invitationPath(email, hasAccount || !isAdmitted);
  return (
    <>
      {!isAdmitted && (
        <p className="mt-3">
          {known?.invitedSignUp
            ? 'Sign-up is closed here. Choose “Only people on this list” above, and people on it can create an account all the same.'
            : `Sign-up is closed here: first ask the person who runs the server to create an account for ${email}.`}
        </p>
      )}
      <MessageToSend
        // Written anew when what it says has changed.
        key={link}
        label={`Message to ${email}`}
        written={invitationTo({
          email,
          link,
          chapter,
          signsUp: !hasAccount && isAdmitted,
          confirms: known !== null && !known.skipsConfirmation,
        })}
        subject="You can edit our directory"
        recipient={email}
        copied="Message copied!"
        takesFocus={takesFocus}
      />
    </>
  );
}

interface Invited {
  readonly email: string;
  readonly link: string;
  /** 'Waxhaw Business Connections'; '' in a project that has no settings yet. */
  readonly chapter: string;
  /** Whether they create an account, rather than log in. */
  readonly signsUp: boolean;
  /** Whether a new account waits for its address to be confirmed by mail. */
  readonly confirms: boolean;
}

/** Pure. The link has no secret: whoever follows it still has to sign up or log in. */
function invitationTo({ email, link, chapter, signsUp, confirms }: Invited): string {
  const directory = chapter === '' ? 'our directory' : `the directory of ${chapter}`;
  const how = signsUp
    ? `Create your account here, with ${email} and a password of your choice:`
    : `Log in here as ${email}:`;
  return [
    `Hi! You can now help to keep ${directory} up to date: its members, referral chains and open seats.`,
    `${how}\n${link}`,
    ...(signsUp && confirms
      ? ['You will get an email to confirm the address. Follow the link in it, then log in.']
      : []),
  ].join('\n\n');
}
