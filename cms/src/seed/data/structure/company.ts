import { type SettingsFacts } from '../../types';

export const pages: readonly string[] = ['about', 'contact', 'careers', 'case-studies', 'resources', 'tools'];

export const members: readonly string[] = ['layla-haddad'];

/** A placeholder brand: a reserved domain, a number that nobody has, and links that lead to nobody else's accounts. */
export const settings: SettingsFacts = {
  email: 'hello@rukn.example',
  phone: '+971 4 000 0000',
  whatsapp: '+971 4 000 0000',
  foundedYear: 2020,
  footerYear: 2024,
  socialLinks: [
    { network: 'linkedin', url: 'https://rukn.example/linkedin' },
    { network: 'instagram', url: 'https://rukn.example/instagram' },
    { network: 'x', url: 'https://rukn.example/x' },
    { network: 'youtube', url: 'https://rukn.example/youtube' },
  ],
};
