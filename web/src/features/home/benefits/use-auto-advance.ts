import { useEffect, type RefObject } from 'react';
import { AUTO_ADVANCE_MS, VISIBLE_SHARE } from './constants';

/**
 * Calls back every five seconds as long as the visitor can see it and has asked for no reduced motion: not while the tab is hidden or
 * the element is out of the window. A pause starts the five seconds anew.
 * @param isOn whether it should run at all
 */
export function useAutoAdvance(element: RefObject<HTMLElement | null>, isOn: boolean, advance: () => void): void {
  useEffect(() => {
    if (!isOn || !element.current) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    let isInWindow = false;
    let timer: number | undefined;
    const arrange = () => {
      window.clearInterval(timer);
      if (isInWindow && !document.hidden && !reducedMotion.matches) timer = window.setInterval(advance, AUTO_ADVANCE_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInWindow = entries.at(-1)?.isIntersecting ?? false;
        arrange();
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', arrange);
    reducedMotion.addEventListener('change', arrange);
    return () => {
      window.clearInterval(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', arrange);
      reducedMotion.removeEventListener('change', arrange);
    };
  }, [element, isOn, advance]);
}
