import { cacheTags, tagsForChange } from './tags';

it('a sub-service is shown with its service', () => expect(tagsForChange({ model: 'sub-service' })).toEqual(['services']));

it('a category is shown on posts as well', () => expect(tagsForChange({ model: 'category' })).toEqual(['categories', 'posts']));

it('media may be anywhere', () => expect(tagsForChange({ model: 'media' })).toEqual([...cacheTags]));
