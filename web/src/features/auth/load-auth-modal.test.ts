import ar from '../../../messages/ar.json';
import AuthModal from './auth-modal';
import { loadAuthModal } from './load-auth-modal';

it('brings the dialog with its texts, once', async () => {
  const loaded = await loadAuthModal('ar');
  expect(loaded.AuthModal).toBe(AuthModal);
  expect(loaded.messages).toEqual({ Auth: ar.Auth, Problems: ar.Problems });
  await expect(loadAuthModal('ar')).resolves.toBe(loaded);
});
