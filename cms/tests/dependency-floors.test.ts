import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const modules = path.resolve(__dirname, '../node_modules');
const manifest = JSON.parse(readFileSync(path.resolve(__dirname, '../package.json'), 'utf8'));

interface Installed {
  location: string;
  name: string;
  version: string;
}

/** Every installed package, nested ones included. */
function installed(folder: string): Installed[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const location = path.join(folder, name);
      if (name.startsWith('@')) return installed(location);
      return [...readPackage(location), ...nested(path.join(location, 'node_modules'))];
    });
}

function nested(folder: string): Installed[] {
  try {
    return installed(folder);
  } catch {
    return [];
  }
}

function readPackage(location: string): Installed[] {
  try {
    const { name, version } = JSON.parse(readFileSync(path.join(location, 'package.json'), 'utf8'));
    return [{ location, name, version }];
  } catch {
    return [];
  }
}

function atLeast(version: string, floor: string): boolean {
  const [actual, wanted] = [version, floor].map((text) => text.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (actual?.[index] ?? 0) - (wanted?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe('installed packages', () => {
  const packages = installed(modules);

  it.each([
    ['sharp', '0.35.5'],
    ['nodemailer', '10.4.1'],
  ])('%s is at least %s everywhere', (name, floor) => {
    const found = packages.filter((one) => one.name === name);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ version }) => !atLeast(version, floor))).toEqual([]);
  });

  it('have every part of Strapi in the one version of package.json', () => {
    const wanted: string = manifest.dependencies['@strapi/strapi'];
    expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
    // Released on their own, with versions of their own.
    const independent = ['@strapi/design-system', '@strapi/icons', '@strapi/ui-primitives'];
    const strapi = packages.filter(({ name }) => name?.startsWith('@strapi/') && !independent.includes(name));
    expect(strapi.length).toBeGreaterThan(15);
    expect(strapi.filter(({ version }) => version !== wanted)).toEqual([]);
  });
});
