export const style = `
.drawing { --ground: #ffffff; --paper: #f8f9fb; --ink: #101828; --second: #475467; --line: #667085; font-family: "Inter Variable", Inter, "Segoe UI", Helvetica, Arial, sans-serif; }
@media (prefers-color-scheme: dark) { .drawing { --ground: #101828; --paper: #182230; --ink: #f8f9fb; --second: #c3cad6; --line: #7c879b; } }
.ground { fill: var(--ground); }
.row { fill: var(--paper); stroke: var(--line); }
.box { fill: var(--ground); stroke: var(--line); }
.name { fill: var(--ink); font-size: 15px; font-weight: 600; }
.area { fill: var(--ink); font-size: 13.5px; }
.holds { fill: var(--second); font-size: 12.5px; }
.import { fill: none; stroke: var(--line); stroke-width: 1.5; stroke-linejoin: round; }
.head, .dot { fill: var(--line); }`.replace(/\n/g, ' ');

export const ground = '<rect class="ground" width="100%" height="100%" rx="8"/>';

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
