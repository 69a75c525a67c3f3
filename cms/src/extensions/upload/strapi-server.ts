import { checkImage, type IncomingFile } from '../../media/check-image';

type Files = IncomingFile | IncomingFile[];

interface UploadService {
  upload(input: { files: Files; data: unknown }, options?: unknown): Promise<unknown>;
  replace(id: number, input: { file: IncomingFile; data: unknown }, options?: unknown): Promise<unknown>;
}

interface UploadPlugin {
  services: Record<string, (context: unknown) => UploadService>;
}

/**
 * Why this extension: every way of bringing a file in, from the panel, the content API or own code, ends
 * in these two functions, and Strapi offers no hook before the file is processed and stored.
 */
export default function extendUpload(plugin: UploadPlugin): UploadPlugin {
  const createService = plugin.services.upload;
  if (!createService) throw new Error('The upload plugin has no upload service to extend');
  plugin.services.upload = (context) => {
    const service = createService(context);
    return {
      ...service,
      async upload(input, options) {
        await Promise.all([input.files].flat().map(checkImage));
        return service.upload(input, options);
      },
      async replace(id, input, options) {
        await checkImage(input.file);
        return service.replace(id, input, options);
      },
    };
  };
  return plugin;
}
