import type { Locale } from '@/i18n/locales';
import { PostCard } from './post-card';
import type { PostCard as PostCardData } from './types';

interface PostGridProps {
  locale: Locale;
  posts: readonly PostCardData[];
  level: 2 | 3;
  /** In sight when the page opens. */
  priority?: boolean;
}

/** Posts side by side. */
export function PostGrid({ locale, posts, level, priority = false }: PostGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id} className="flex">
          <PostCard locale={locale} post={post} level={level} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
