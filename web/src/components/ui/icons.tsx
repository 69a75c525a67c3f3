import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

/** An icon is decoration beside a text that says the same; it never stands for a name of its own. */
const icon = (shape: ReactNode) =>
  function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        {shape}
      </svg>
    );
  };

// Directions are drawn for left-to-right; whoever uses "start" and "end" mirrors them with `rtl:-scale-x-100`.
export const ArrowEndIcon = icon(<path d="M4 12h15M13 6l6 6-6 6" />);
export const ArrowStartIcon = icon(<path d="M20 12H5M11 6l-6 6 6 6" />);
export const ArrowUpIcon = icon(<path d="M12 20V5M6 11l6-6 6 6" />);
export const PrintIcon = icon(<path d="M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z" />);
export const DownloadIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />);
export const ArrowOutIcon = icon(<path d="M7 17 17 7M8 7h9v9" />);
export const ChevronEndIcon = icon(<path d="m9 6 6 6-6 6" />);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const AlertIcon = icon(<path d="M12 7.5V13M12 16.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />);
export const EyeIcon = icon(<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" />);
export const EyeOffIcon = icon(
  <path d="M10.6 5.6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.6 7.1A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 5-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />,
);
export const LogoutIcon = icon(<path d="M14 8V5H5v14h9v-3M10 12h10M17 9l3 3-3 3" />);
export const InfoIcon = icon(<path d="M12 11v5M12 8h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />);
export const CartIcon = icon(<path d="M3 4h2.2l2.1 11.2h10.4L20 7.5H5.9M9.6 19.5a1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 0 1 2.2 0ZM17.6 19.5a1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 0 1 2.2 0Z" />);
export const PlusIcon = icon(<path d="M12 5.5v13M5.5 12h13" />);
export const MinusIcon = icon(<path d="M5.5 12h13" />);
export const PauseIcon = icon(<path d="M8.5 5.5v13M15.5 5.5v13" />);
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5Z" />);
export const MagnifierIcon = icon(<path d="m20 20-4.5-4.5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />);
export const FeedIcon = icon(<path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6.5 18.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z" />);
export const GripIcon = icon(<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />);
export const TrashIcon = icon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5" />);

export const MailIcon = icon(<path d="M4 6h16v12H4zM4 7l8 6 8-6" />);
export const PhoneIcon = icon(
  <path d="M5 4h4l1.5 5-2.5 1.5a11 11 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />,
);
export const ChatIcon = icon(<path d="M20.5 11.5a8.5 8.5 0 0 1-12.6 7.4L3.5 20.5l1.6-4.3A8.5 8.5 0 1 1 20.5 11.5ZM8.5 10h7M8.5 13.5h4" />);
export const PinIcon = icon(<path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />);
export const ClockIcon = icon(<path d="M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />);

export const MegaphoneIcon = icon(<path d="M4 10v4h3l9 5V5l-9 5H4ZM7 14l1.5 6M19 9.5a4 4 0 0 1 0 5" />);
export const SearchIcon = icon(<path d="m20 20-4.5-4.5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.5 12l2-2.5 2 1.5 2.5-3" />);
export const CodeIcon = icon(<path d="m8 8-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14" />);
export const MobileIcon = icon(<path d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2" />);
export const DesignIcon = icon(<path d="M4 20l1-5L15.5 4.5a2 2 0 0 1 2.8 0l1.2 1.2a2 2 0 0 1 0 2.8L9 19l-5 1ZM13.5 6.5l4 4" />);
export const CompassIcon = icon(<path d="m15.5 8.5-2 5-5 2 2-5 5-2ZM21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />);
export const ChartIcon = icon(<path d="M4 4v16h16M8 15l3.5-4 3 2.5L19.5 8M16 8h3.5v3.5" />);
export const AutomationIcon = icon(<path d="M12 3v4M5 7h14v10H5zM9 11.5v1M15 11.5v1M9 21l1-4M15 21l-1-4M2.5 11v2M21.5 11v2" />);
export const PeopleIcon = icon(
  <path d="M12 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 19.5a6 6 0 0 1 12 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.2a6 6 0 0 1 4 5.3" />,
);
export const DocumentIcon = icon(<path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 15.5h6" />);
export const StarIcon = icon(<path d="M12 3l2.6 2.6h3.8v3.8L21 12l-2.6 2.6v3.8h-3.8L12 21l-2.6-2.6H5.6v-3.8L3 12l2.6-2.6V5.6h3.8Z" />);
