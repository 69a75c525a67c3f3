import { z } from 'zod';

/*
 * The site's content security policy allows no code made from strings, which zod would try in order to validate faster.
 * Decided when a schema is made: whatever brings schemas to the browser imports this first.
 */
z.config({ jitless: true });
