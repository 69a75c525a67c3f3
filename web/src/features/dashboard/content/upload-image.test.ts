import { uploadImage } from './upload-image';

/** A request whose answer a test gives. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  opened: string[] = [];
  sent: FormData | null = null;
  constructor() {
    FakeRequest.last = this;
  }
  open(...given: string[]) {
    this.opened = given;
  }
  setRequestHeader() {}
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const picture = (type = 'image/png', size = 10) => {
  const file = new File(['x'], 'a.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const onProgress = jest.fn();
const start = (file = picture(), controller = new AbortController()) => uploadImage(file, { locale: 'ar', onProgress, signal: controller.signal });

beforeEach(() => {
  onProgress.mockReset();
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});

it('sends the picture, and tells how far it is', async () => {
  const done = start();
  const request = FakeRequest.last;
  expect(request.opened).toEqual(['POST', '/api/uploads?language=ar']);
  expect(request.sent?.get('file')).toBeInstanceOf(File);
  request.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 6, total: 0, lengthComputable: false });
  expect(onProgress.mock.calls).toEqual([[0.5]]);
  request.answer(201, { success: true, data: { id: 7, url: '/media/a.webp', width: 6, height: 4, name: 'a.webp' } });
  expect(await done).toEqual({ image: { id: '7', url: '/media/a.webp', width: 6, height: 4, name: 'a.webp' } });
});

it.each([
  ['image/svg+xml', 10, 'fileType'],
  ['application/pdf', 10, 'fileType'],
  ['image/png', 5 * 1024 * 1024 + 1, 'fileTooLarge'],
])('sends no %s of %s bytes', async (type, size, problem) => {
  expect(await start(picture(type, size))).toEqual({ problem, message: '' });
});

it('hands on what the server says against it', async () => {
  const done = start();
  FakeRequest.last.answer(400, { success: false, error: { code: 'invalid_request', message: 'Please check.', fields: { file: 'This file is damaged' } } });
  expect(await done).toEqual({ problem: 'refused', message: 'This file is damaged' });
});

it('says so where nobody is signed in any more', async () => {
  const told = jest.fn();
  window.addEventListener('apiUnauthorized', told);
  const done = start();
  FakeRequest.last.answer(401, { success: false, error: { code: 'unauthorized', message: 'Please sign in.' } });
  expect(await done).toEqual({ problem: 'refused', message: 'Please sign in.' });
  expect(told).toHaveBeenCalledTimes(1);
});

it('knows what is no answer', async () => {
  const broken = start();
  FakeRequest.last.answer(502, '<html>');
  expect(await broken).toEqual({ problem: 'refused', message: '' });
  const lost = start();
  FakeRequest.last.onerror?.();
  expect(await lost).toEqual({ problem: 'network', message: '' });
});

it('can be broken off', async () => {
  const controller = new AbortController();
  const done = start(picture(), controller);
  controller.abort();
  expect(await done).toEqual({ problem: 'network', message: '' });
});
