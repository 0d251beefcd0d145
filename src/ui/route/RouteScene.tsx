import styled from '@emotion/styled';

const Scene = styled('svg')({
  display: 'block',
  width: 580,
  maxWidth: '100%',
  height: 548,
  fontFamily: 'inherit',
  '& text': { fill: '#FFFFFF', fontSize: 16, fontWeight: 600 },
  '& .small': { fill: '#B4D1F1', fontSize: 14, fontWeight: 400 },
});

const stops = [
  { x: 64, y: 505, title: 'Your service', detail: 'What you did, in your own words' },
  { x: 176, y: 347, title: 'Your skills', detail: 'In words employers understand' },
  { x: 280, y: 281, title: 'You are here', detail: 'One clear next step' },
  { x: 396, y: 171, title: 'Interview', detail: 'A date in your calendar' },
  { x: 468, y: 59, title: 'First day', detail: '' },
];

export function RouteScene() {
  return (
    <Scene viewBox="0 -8 580 548" preserveAspectRatio="xMinYMin meet" aria-hidden="true">
      <path
        d="M40 500V450Q40 410 80 410H104Q144 410 144 370V290Q144 250 184 250H244"
        fill="none"
        stroke="#86B5E8"
        strokeWidth="4"
      />
      <path
        d="M244 250H274Q314 250 314 210V190Q314 150 354 150H390Q430 150 430 110V76"
        fill="none"
        stroke="#86B5E8"
        strokeOpacity="0.75"
        strokeWidth="3"
        strokeDasharray="3 9"
        strokeLinecap="round"
      />
      <circle cx="430" cy="60" r="64" fill="#F2A42B" opacity="0.08" />
      <circle cx="430" cy="60" r="38" fill="#F2A42B" opacity="0.12" />
      <circle cx="430" cy="60" r="18" fill="#0D2239" stroke="#fff" strokeWidth="3" />
      <circle cx="430" cy="60" r="9" fill="#F2A42B" />
      <circle cx="372" cy="150" r="9" fill="#0D2239" stroke="#B4D1F1" strokeWidth="2.5" />
      <circle cx="244" cy="250" r="22" fill="#2A4A6D" />
      <circle cx="244" cy="250" r="10.5" fill="#0D2239" stroke="#86B5E8" strokeWidth="7" />
      <circle cx="144" cy="342" r="14" fill="#86B5E8" />
      <path d="M138 342l4.5 4.5 8-8.5" fill="none" stroke="#0D2239" strokeWidth="3" strokeLinecap="round" />
      <circle cx="40" cy="500" r="9" fill="#fff" />
      {stops.map(({ x, y, title, detail }) => (
        <g key={title}>
          <text x={x} y={y}>
            {title}
          </text>
          <text x={x} y={y + 21} className="small">
            {detail}
          </text>
        </g>
      ))}
    </Scene>
  );
}
