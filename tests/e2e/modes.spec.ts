/** The five modes: what each shows, and its toast (S6, M, C, L, O). */
import {
  expect,
  NEEDS,
  needInput,
  openReady,
  search,
  serveDirectory,
  test,
  toast,
} from './fixtures.ts';

test.describe('member', () => {
  test('S6 M10 a card shows rank, match, name, role, sphere, company, chapter and reason', async ({
    page,
  }) => {
    await search(page, NEEDS.member);
    await expect(toast(page, 'Found 2 relevant member(s)!')).toBeVisible();
    const first = page.getByRole('region').getByRole('listitem').first();
    await expect(first).toContainText('1');
    await expect(first.getByText('100% match')).toBeVisible();
    await expect(first.getByRole('heading', { name: 'Garrett Holloway' })).toBeVisible();
    await expect(first.getByText('Residential Roofing', { exact: true })).toBeVisible();
    await expect(first.getByText('Trades & Home Services')).toBeVisible();
    await expect(first.getByText('Trades & Home Services')).toBeVisible();
    await expect(first.locator('svg:has(+ :text("Trades & Home Services"))')).toBeVisible();
    await expect(first).toContainText('Summit Crest Roofing');
    await expect(first).toContainText('Waxhaw Business Connections');
    await expect(first.getByText(/roof leak/)).toBeVisible();
  });

  test("M11 Call, Email and Website link to the member's contact data, beside Copy Intro", async ({
    page,
  }) => {
    await search(page, NEEDS.member);
    const first = page.getByRole('region').getByRole('listitem').first();
    const call = first.getByRole('link', { name: 'Call 704-555-0100, Garrett Holloway' });
    await expect(call).toHaveAttribute('href', 'tel:7045550100');
    await expect(call).toHaveText('Call 704-555-0100');
    await expect(first.getByRole('link', { name: 'Email Garrett Holloway' })).toHaveAttribute(
      'href',
      'mailto:garrett.holloway@example.com',
    );
    const website = first.getByRole('link', { name: 'Website of Garrett Holloway' });
    await expect(website).toHaveAttribute('href', 'https://example.com/summit-crest-roofing');
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAttribute('rel', 'noopener');
    await expect(first.getByRole('button', { name: 'Copy Intro' })).toBeVisible();
  });

  test('M11 a button shows only if its data exists', async ({ page }) => {
    await serveDirectory(page, {
      members: [
        { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer', contact_info: 'none yet' },
      ],
    });
    await search(page, NEEDS.member);
    const card = page.getByRole('region').getByRole('article');
    await expect(card.getByRole('heading', { name: 'Ida Stone' })).toBeVisible();
    await expect(card.getByRole('link')).toHaveText(['Ida Stone']);
    await expect(card.getByRole('button')).toHaveText(['Copy Intro']);
  });

  test('M12 the introduction script can be copied and shared', async ({ page }) => {
    await search(page, NEEDS.member);
    await expect(page.getByRole('heading', { name: 'Introduction script' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
    const sms = await page.getByRole('link', { name: 'Share via SMS' }).getAttribute('href');
    const email = await page.getByRole('link', { name: 'Share via Email' }).getAttribute('href');
    expect(new URL(String(sms)).searchParams.get('body')).toContain('Garrett Holloway');
    expect(new URL(String(email)).searchParams.get('subject')).toBe('Introduction');
    expect(new URL(String(email)).searchParams.get('body')).toContain('Garrett Holloway');
    expect(new URL(String(email)).pathname).toBe('');
  });

  test('M10 the badge is green from 80 %, yellow from 60 %, otherwise blue', async ({ page }) => {
    await serveDirectory(page, {
      members: [
        { id: '1', member_name: 'Ann Green', profession_role: 'Hops Zymurgist' },
        {
          id: '2',
          member_name: 'Bo Yellow',
          company: 'Hops Zymurgist and Sons',
          profession_role: 'Cooper',
        },
        { id: '3', member_name: 'Cy Blue', profession_role: 'Zymurgist Supplier' },
      ],
    });
    await search(page, 'hops zymurgist');
    const badges = page.getByText(/^\d+% match$/);
    await expect(badges).toHaveText(['80% match', '60% match', '50% match']);
    await expect(badges.nth(0)).toContainClass('bg-green-wash text-green');
    await expect(badges.nth(1)).toContainClass('bg-yellow-wash text-yellow');
    await expect(badges.nth(2)).toContainClass('bg-blue-wash text-blue');
  });

  test('M7 a member or company searched by name comes first, even with a typo', async ({
    page,
  }) => {
    await search(page, 'phone number of garret holloway');
    await expect(toast(page, 'Found 1 relevant member(s)!')).toBeVisible();
    const only = page.getByRole('region').getByRole('article');
    await expect(only.getByRole('heading', { name: 'Garrett Holloway' })).toBeVisible();
    await expect(only.getByText('100% match')).toBeVisible();
    await expect(
      only.getByText('Matches the name Garrett Holloway (you typed "garret holloway")'),
    ).toBeVisible();
    await expect(only.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:7045550100',
    );

    await needInput(page).fill('blue heron plumbing');
    await page.keyboard.press('Enter');
    await expect(only.getByRole('heading', { name: 'Denise Kowalczyk' })).toBeVisible();

    await needInput(page).fill('carpenter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Who to call for carpenter' })).toBeVisible();
    await expect(page.getByText(/in the (company )?name/)).toHaveCount(0);
  });
});

test.describe('contextual', () => {
  test('S6 C7 shows flow, scenario, notes, step count, preview, steps and the full script', async ({
    page,
  }) => {
    await search(page, NEEDS.contextual);
    await expect(toast(page, 'Found 1 referral chain(s)!')).toBeVisible();
    const flow = page.getByRole('list', { name: 'Referral flow' }).getByRole('listitem');
    await expect(flow.first()).toHaveText('Accountant');
    await expect(flow).toHaveCount(4);
    await expect(
      page.getByRole('heading', { name: 'Starting a Business', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('4 steps', { exact: true })).toBeVisible();
    await expect(page.getByText('Matches "starting a business"', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dynamic Intro Preview' })).toBeVisible();
    for (const name of ['Copy Chain Intro', 'Copy Full Script', 'Copy']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }

    const step = page.getByRole('listitem').filter({ hasText: 'Margaret Lindqvist' });
    await expect(step).toContainText('1');
    await expect(step).toContainText('Accountant');
    await expect(step).toContainText('Lindqvist Ledger & Tax');
    await expect(step).toContainText('Waxhaw Business Connections');
    await expect(
      step.getByRole('link', { name: 'Call Margaret Lindqvist, 704-555-0111' }),
    ).toBeVisible();
    await expect(step.getByRole('link', { name: 'margaret.lindqvist@example.org' })).toBeVisible();
    await expect(step.getByRole('link', { name: /^example\.com/ })).toBeVisible();
    await expect(step.getByRole('button', { name: 'Copy Intro Text' })).toBeVisible();
  });

  test('C2 C7 chains with the same first and last role are all shown, with one field for the lead', async ({
    page,
  }) => {
    await search(page, 'relocating');
    await expect(toast(page, 'Found 2 referral chain(s)!')).toBeVisible();
    for (const name of ['Buying a Home', 'Relocating to the Area']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Copy Full Script' })).toHaveCount(2);
    await page.getByLabel('Who are you introducing?').fill('Priya');
    for (const script of await page.getByRole('group').all()) {
      await expect(script).toContainText('Priya');
    }
  });

  test('C7 the full script is open at first and can be collapsed', async ({ page }) => {
    await search(page, NEEDS.contextual);
    const script = page.getByRole('group').filter({ hasText: 'Full Referral Script' });
    await expect(script).toHaveAttribute('open');
    await script.getByText('Full Referral Script').click();
    await expect(script).not.toHaveAttribute('open');
  });

  test('C7 O3 a step without a member is an open seat with Suggest a Member', async ({ page }) => {
    await serveDirectory(page, {
      members: [{ id: '1', member_name: 'Ida Stone', profession_role: 'Roofer' }],
      chains: [CHAIN],
    });
    await search(page, 'quarry picnic');
    const seat = page.getByRole('article').filter({ hasText: 'Open Seat' }).last();
    await expect(seat.getByRole('heading', { name: 'Gutter Installer' })).toBeVisible();
    await expect(seat).toContainText("We don't currently have this profession in our chapter");
    await seat.getByRole('button', { name: 'Suggest a Member' }).click();
    await expect(toast(page, 'Visit suggestion submitted')).toBeVisible();
  });

  test('C5 the lead appears in the script exactly as typed, and the field keeps the focus', async ({
    page,
  }) => {
    await serveDirectory(page, {
      members: [{ id: '1', member_name: 'Ida Stone', profession_role: 'Roofer' }],
      chains: [CHAIN],
    });
    await search(page, 'quarry picnic');
    await page.getByLabel('Who are you introducing?').fill('Priya $& {role1}');
    await expect(page.getByText('Hello Priya $& {role1}, meet Ida Stone.')).toBeVisible();
    await expect(page.getByLabel('Who are you introducing?')).toBeFocused();
  });
});

test.describe('suggestions', () => {
  test('S6 C8 lists the chains; the chosen one is shown as the contextual result', async ({
    page,
  }) => {
    await search(page, NEEDS.suggestions);
    await expect(toast(page, 'Multiple chains found - pick the best one!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Multiple Chains Found' })).toBeVisible();
    const choices = page.getByRole('region').getByRole('list').getByRole('button');
    const count = await choices.count();
    await expect(
      page.getByText(
        `We found ${count} relevant chains for water damage. Pick one to refine your referral`,
      ),
    ).toBeVisible();
    const storm = choices.filter({ hasText: 'Storm Damage and Insurance Claim' });
    await expect(storm).toContainText('Roofer → Insurance Agent → General Contractor → Painter');

    await storm.click();
    await expect(toast(page, 'Chain selected!')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Storm Damage and Insurance Claim' }),
    ).toBeVisible();
    await expect(page.getByRole('region')).toBeFocused();
    await expect(page.getByRole('status').first()).toHaveText(
      'Referral chain chosen: Storm Damage and Insurance Claim.',
    );

    await page.goBack();
    await expect(choices).toHaveCount(count);
    await page.goForward();
    await page.getByRole('button', { name: 'All chains found' }).click();
    await expect(choices).toHaveCount(count);
  });

  test('C4 C8 an unfilled role is marked in words, not only by colour', async ({ page }) => {
    await serveDirectory(page, {
      members: [{ id: '1', member_name: 'Ida Stone', profession_role: 'Roofer' }],
      chains: [CHAIN, { ...CHAIN, id: 'c2', roles_sequence: 'Florist → Roofer' }],
    });
    await search(page, 'quarry picnic');
    const choices = page.getByRole('region').getByRole('list').getByRole('button');
    await expect(choices).toHaveText([
      /Roofer → Gutter Installer \(open seat\)/,
      /Florist \(open seat\) → Roofer/,
    ]);
  });
});

test.describe('chain', () => {
  test('S6 L2 L3 shows heading, open seats, steps and the script box', async ({ page }) => {
    await search(page, NEEDS.chain);
    await expect(toast(page, 'Referral chain found!')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Referral Chain for: Backyard Makeover' }),
    ).toBeVisible();
    await expect(page.getByText('Matches "makeover" in Backyard Makeover')).toBeVisible();
    const note = page.getByRole('alert');
    await expect(note.getByRole('heading', { name: 'Open Seat(s)' })).toBeVisible();
    await expect(note).toContainText('Consider inviting these to complete the chain.');
    const openSeats = await page.getByRole('heading', { name: /^\(Open Seat\) — / }).all();
    expect(openSeats.length).toBeGreaterThan(0);
    for (const seat of openSeats) {
      await expect(note).toContainText((await seat.innerText()).replace('(Open Seat) — ', ''));
    }
    const owen = page.getByRole('listitem').filter({ hasText: 'Owen Pritchard' });
    await expect(owen).toContainText('(Waxhaw)');
    await expect(owen).toContainText('Landscaper');
    await expect(owen).toContainText('Green Thistle Grounds');
    await expect(owen.getByRole('link', { name: '704-555-0104' }).locator('svg')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
  });
});

test.describe('open seat', () => {
  test('S6 O1 O2 shows the message, the seat and a way to fill it', async ({ page }) => {
    await search(page, NEEDS.openSeat);
    await expect(
      toast(page, 'No direct match found. This might be an open seat opportunity!'),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'No exact match for dog groomer' }),
    ).toBeVisible();
    await expect(
      page.getByText("We don't have this role in our chapter yet — but here's how you can help"),
    ).toBeVisible();
    const card = page.getByRole('article');
    await expect(card.getByText('Open Seat Opportunity')).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Dog Groomer' })).toBeVisible();
    await expect(card).toContainText('General Business Services');
    await expect(page.getByRole('button', { name: 'Copy Invitation' })).toBeVisible();
  });

  test('L1 L2 S8 a chain waiting for the seat opens from its link, and Back returns to the seat', async ({
    page,
  }) => {
    await search(page, 'photographer');
    const seat = page.getByRole('heading', { name: 'No exact match for photographer' });
    const card = page.getByRole('article');
    await expect(card).toContainText('2 referral chains wait for this seat:');
    await expect(card.getByRole('listitem')).toHaveText([
      /^Destination Wedding and Honeymoon.*→ Photographer$/,
      /^Planning a Wedding.*→ Photographer → DJ$/,
    ]);

    await card.getByRole('link', { name: 'Planning a Wedding', exact: true }).click();
    const chain = page.getByRole('heading', { name: 'Referral Chain for: Planning a Wedding' });
    await expect(chain).toBeVisible();
    await expect(toast(page, 'Referral chain found!')).toBeVisible();
    await expect(page.getByRole('region')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Photographer, DJ');
    await expect(page).toHaveURL(/\?q=photographer&chain=.+/);

    await page.reload();
    await expect(chain).toBeVisible();
    await page.goBack();
    await expect(seat).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Open seat: Photographer' }).click();
    await expect(seat).toBeVisible();
    await expect(page).toHaveURL(/\?q=photographer$/);
  });

  test('L1 a link to a deleted chain shows the open seat', async ({ page }) => {
    await openReady(page, '/?q=photographer&chain=deleted');
    await expect(
      page.getByRole('heading', { name: 'No exact match for photographer' }),
    ).toBeVisible();
  });

  test('O3 each button shows its toast', async ({ page }) => {
    await search(page, NEEDS.openSeat);
    await page.getByRole('button', { name: 'Invite Someone to Fill This Seat' }).click();
    await expect(
      toast(page, 'Great idea! Share this opportunity with potential members.'),
    ).toBeVisible();
    await expect(
      toast(page, 'Contact your chapter leadership to discuss filling this seat.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Regional Partner Network' }).click();
    await expect(
      toast(page, 'Contact your regional coordinator for partner referrals'),
    ).toBeVisible();
  });
});

const CHAIN = {
  id: 'c1',
  scenario: 'A Quarry Picnic',
  roles_sequence: 'Roofer → Gutter Installer',
  script_template: 'Hello {lead}, meet {role1_name}.',
  trigger_keywords: 'quarry picnic',
};
