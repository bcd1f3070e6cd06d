/** Buttons that sign in with one of the server's providers. */
import { Button } from 'ui/button.tsx';
import { logInWith } from '../session/accounts.ts';
import { providerName, useAuthSettings } from '../session/auth-settings.ts';
import { providerReturnPath } from '../session/login-address.ts';
import { showFailureOf } from '../session/use-submission.ts';

export function ProviderButtons() {
  const settings = useAuthSettings();
  if (typeof settings === 'string' || settings.providers.length === 0) return null;

  async function leave(provider: string) {
    try {
      await logInWith(provider, providerReturnPath(window.location.search));
    } catch (reason) {
      showFailureOf(reason);
    }
  }

  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {settings.providers.map((provider) => (
        <Button variant="plain" key={provider} onClick={() => void leave(provider)}>
          Continue with {providerName(provider)}
        </Button>
      ))}
    </div>
  );
}
