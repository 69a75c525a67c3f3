import { Fragment } from 'react';
import type { TextParts } from '@/contracts/search';

/** A text with what was searched for marked. */
export function MarkedText({ parts }: { parts: TextParts }) {
  return parts.map(({ text, matched }, index) =>
    matched ? (
      <mark key={index} className="rounded-[3px] bg-teal-100 px-0.5 font-semibold text-teal-900">
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
