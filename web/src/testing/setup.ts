import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Every browser has one, jsdom hasn't.
globalThis.TextEncoder ??= TextEncoder;
