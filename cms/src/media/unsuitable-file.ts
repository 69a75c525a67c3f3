import { errors } from '@strapi/utils';

/** Why a file is refused; keys of the website's texts. */
export type FileProblem = keyof typeof texts;

const texts = {
  fileName: 'this name is not allowed',
  fileType: 'this kind of file is not allowed',
  fileContent: 'the content is not what the name says',
  filePixels: 'the image has too many pixels',
  fileTooLarge: 'the file is larger than 5 MB',
};

/** A file that must not be stored. Strapi answers it with 400, the problem among its details. */
export class UnsuitableFile extends errors.ValidationError<string, { problem: FileProblem }> {
  constructor(problem: FileProblem, name: string) {
    super(`${name}: ${texts[problem]}`, { problem });
  }
}

/** What is wrong with a file that the upload refused; undefined where it failed for another reason. */
export function problemOf(error: unknown): FileProblem | undefined {
  if (!(error instanceof errors.ApplicationError)) return undefined;
  const { problem } = (error.details ?? {}) as { problem?: FileProblem };
  // Strapi looks at every picture once more.
  return problem ?? 'fileContent';
}
