/** The ground of the drawing, in both themes. */
export const navy = '#0D2239';

/** RouteScene without words. */
export const SmallRouteScene = () => (
  <svg width="76" height="48" viewBox="0 0 76 48" aria-hidden="true">
    <g fill="none" strokeLinecap="round">
      <path d="M7 37h8c12 0 8-15 20-16h5" stroke="#86B5E8" strokeWidth="3" />
      <path d="M46 21c6 0 10-2 13-7" stroke="#5293DA" strokeWidth="2.5" strokeDasharray="2 5" />
    </g>
    <circle cx="7" cy="37" r="5" fill="#fff" />
    <circle cx="40" cy="21" r="5" fill="#0D2239" stroke="#86B5E8" strokeWidth="3.5" />
    <circle cx="65" cy="11" r="8.5" fill="#0D2239" stroke="#fff" strokeWidth="2" />
    <circle cx="65" cy="11" r="4.5" fill="#F2A42B" />
  </svg>
);
