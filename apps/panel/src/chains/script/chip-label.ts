/** What stands in a script in place of its placeholders, for those who write it (C5). */

const OF_ROLE = /^\{role(\d+)(_name)?\}$/;

/**
 * @param roles of the steps, in order.
 * @example chipLabel('{role1_name}', ['Roofer']) // 'Roofer’s name'
 */
export function chipLabel(placeholder: string, roles: readonly string[]): string {
  if (placeholder === '{lead}') return 'the person you introduce';
  const [, digits, name] = OF_ROLE.exec(placeholder) ?? [];
  const step = Number(digits);
  const role = roles[step - 1];
  if (role === undefined) return placeholder;
  const isOnly = roles.indexOf(role) === roles.lastIndexOf(role);
  return `${role}${name ? '’s name' : ''}${isOnly ? '' : ` (step ${step})`}`;
}
