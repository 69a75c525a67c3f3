type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<Field>();

/** A search says nothing that would be missed. */
const isOfForm = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) &&
  target.form !== null &&
  target.type !== 'search';

const onInput = ({ target }: Event): void => {
  if (isOfForm(target)) touched.add(target);
};

const isTickBox = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

const isChanged = (field: Field): boolean => {
  if (isTickBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.selected === false;
};

/** Remembers into which fields of forms something was put, also before the page's scripts ran. @returns stops it */
export function followTyping(): () => void {
  for (const field of [...document.forms].flatMap((form) => [...form.elements])) if (isOfForm(field) && isChanged(field)) touched.add(field);
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    touched.clear();
  };
}

const isFilled = (field: Field): boolean => isTickBox(field) || field.value !== '';

/** Whether something was put into a form that is still open. */
export function isSomethingTyped(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(isFilled);
}

/** Whether the page has the browser itself ask before it is left; asking twice would be once too often. */
export const browserAsks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
