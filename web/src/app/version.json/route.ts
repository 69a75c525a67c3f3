import { BUILD_FILES, readBuildFile } from '@/config/build-files';

export const dynamic = 'force-dynamic';

/** Which build this is, under plain `next start`; the production server sends the file itself. */
export async function GET(): Promise<Response> {
  const version = await readBuildFile('version.json');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': BUILD_FILES['version.json'] };
  return new Response(version ?? '{}', { status: version === null ? 404 : 200, headers });
}
