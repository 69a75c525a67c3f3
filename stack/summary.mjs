// @ts-check

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * What somebody who has just started the stack wants to know.
 * @param {Settings} settings
 * @param {{ demoPassword: string, seconds: string }} run
 * @returns {string}
 */
export function summary(settings, { demoPassword, seconds }) {
  const site = `http://localhost:${settings.sitePort}`;
  const accounts = [
    ['admin@rukn.example', 'administrator; CMS super admin'],
    ['marketing@rukn.example', 'marketing; CMS role Marketing'],
    ['client@rukn.example', 'client; no CMS access'],
  ].map(([email, role]) => `    ${email.padEnd(24)}${role}`);
  return [
    '',
    `  Ready in ${seconds}${settings.hotReload ? ' (hot reload)' : ''}.`,
    '',
    `  Website, English   ${site}`,
    `  Website, Arabic    ${site}/ar`,
    `  Staff dashboard    ${site}/dashboard`,
    `  CMS admin          http://localhost:${settings.cmsPort}/admin`,
    `  Mail box           http://localhost:${settings.mailPort}   (SMTP port ${settings.smtpPort})`,
    '',
    `  Demo accounts, each with the password ${demoPassword}`,
    ...accounts,
    '',
    `  Data and logs      ${settings.dataDir}`,
    '  Ctrl-C stops everything; the data stays.',
    '',
  ].join('\n');
}
