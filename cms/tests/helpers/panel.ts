import type { TestCms } from './cms';

const PASSWORD = 'Panel-password-1';

/** Makes an admin-panel user with a role, given by code, and signs in. Returns the access token. */
export async function loginToPanel(cms: TestCms, roleCode: string): Promise<string> {
  const email = `${roleCode}@panel.example`;
  const role = await cms.strapi.service('admin::role').findOne({ code: roleCode });
  await cms.strapi.service('admin::user').create({
    email,
    firstname: 'Test',
    lastname: roleCode,
    password: PASSWORD,
    isActive: true,
    blocked: false,
    roles: [role.id],
  });
  const { status, body, text } = await cms.request('/admin/login', { json: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`Signing in to the panel failed: ${status} ${text}`);
  return body.data.token;
}
