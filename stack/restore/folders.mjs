// @ts-check
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts the restored folder in the place of the old one, which is kept beside it.
 * @param {{ folder: string, restored: string, aside: string }} folders all on one disk
 * @returns {{ kept: boolean, undo: () => void }} `kept`: whether there was anything to keep
 */
export function swapFolders({ folder, restored, aside }) {
  const kept = existsSync(folder) && readdirSync(folder).length > 0;
  if (kept) renameSync(folder, aside);
  else rmSync(folder, { recursive: true, force: true });
  renameSync(restored, folder);
  return {
    kept,
    undo() {
      renameSync(folder, restored);
      if (kept) renameSync(aside, folder);
    },
  };
}
