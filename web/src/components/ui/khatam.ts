/** Side of the square that one star fills, in SVG units. */
export const KHATAM_SIZE = 72;

const POINTS = 8;
/** Radius of the inner corners of a star made of two squares, relative to its tips: cos 45° / cos 22.5°. */
const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/**
 * The khatam, the eight-pointed star of girih patterns. Stars side by side touch with their tips and leave crosses between them.
 * @param cx centre
 * @param cy centre
 * @param radius of the tips
 */
export function khatamPath(cx: number, cy: number, radius: number): string {
  const corners = Array.from({ length: POINTS * 2 }, (_, index) => {
    const angle = (index * Math.PI) / POINTS;
    const distance = index % 2 === 0 ? radius : radius * INNER;
    return `${round(cx + distance * Math.cos(angle))} ${round(cy + distance * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** One star in its square. */
export const KHATAM_PATH = khatamPath(KHATAM_SIZE / 2, KHATAM_SIZE / 2, KHATAM_SIZE / 2);
