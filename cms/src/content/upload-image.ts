import type { Core } from '@strapi/strapi';
import { Refusal } from '../accounts/refusal';
import { isImageName, type IncomingFile } from '../media/prepare-file';
import { problemOf, type FileProblem } from '../media/unsuitable-file';
import type { Actor, ImageInfo } from './types';

const refuse = (problem: FileProblem): never => {
  throw new Refusal('invalid_request', { fields: { file: problem } });
};

/**
 * Stores a picture for use in content; by the rules for every file of the CMS, and pictures only.
 * @throws Refusal invalid_request, naming what is wrong with the file
 */
export async function uploadImage(strapi: Core.Strapi, actor: Actor, file: IncomingFile): Promise<ImageInfo> {
  if (!isImageName(file.originalFilename ?? '')) refuse('fileType');
  const user = actor.kind === 'panel' ? { id: Number(actor.id) } : undefined;
  try {
    const [stored]: ImageInfo[] = await strapi.plugin('upload').service('upload').upload({ data: {}, files: file }, { user });
    if (!stored) throw new Error('The upload of a picture brought no file');
    const { id, url, width, height, name } = stored;
    return { id, url, width, height, name };
  } catch (error) {
    const problem = problemOf(error);
    if (problem) return refuse(problem);
    throw error;
  }
}
