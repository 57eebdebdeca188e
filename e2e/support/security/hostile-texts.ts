/** Each would call `hacked`, ask evil.example, or leave an element behind, if it were taken for more than a text. */
export const HOSTILE = {
  tag: '"><img src=x onerror=hacked()>',
  script: '</script><script>hacked()</script>',
  picture: "'/><svg/onload=hacked()>",
  frame: '<iframe src=//evil.example>hacked()',
  template: '{{constructor.constructor("hacked()")()}}',
  comment: '--><b onclick=hacked()>hacked()',
  address: 'javascript:hacked()',
} as const;

/** What an editor would never write. */
export const HOSTILE_HTML = [
  '<p>Bienvenue hacked()</p>',
  '<img src=x onerror=hacked()>',
  '<script>hacked()</script>',
  '<a href="javascript:hacked()">hacked()</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>@import "https://evil.example"; p { background: url(https://evil.example) }</style>',
  '<svg onload=hacked()><a xlink:href="javascript:hacked()"><text>hacked()</text></a></svg>',
  '<form action="https://evil.example"><button formaction="javascript:hacked()">hacked()</button></form>',
  '<p style="background:url(https://evil.example)" onmouseover="hacked()">hacked()</p>',
].join('');

const screen = { title: HOSTILE.tag, html: HOSTILE_HTML };
export const CUSTOMIZATION = {
  introduction: { fr: screen, en: screen },
  conclusion: { fr: screen, en: screen },
  pdfHeader: { fr: HOSTILE_HTML, en: HOSTILE_HTML },
  pdfFooter: { fr: HOSTILE_HTML, en: HOSTILE_HTML },
};

const both = (text: string) => ({ fr: text, en: text });

export const QUESTIONS = [
  {
    id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01',
    type: 'closed',
    text: both(HOSTILE.script),
    required: true,
  },
  {
    id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f02',
    type: 'open',
    text: both(HOSTILE.picture),
    required: true,
  },
  {
    id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f03',
    type: 'scale',
    text: both(HOSTILE.comment),
    required: false,
  },
] as const;

export const SKILLS = [
  { name: HOSTILE.tag, level: 3, years: 2, currentUse: true },
  { name: HOSTILE.frame, level: 1, years: 0, currentUse: false },
] as const;

export const hostileUnit = (id: string, text: string) => ({
  id,
  name: both(text),
  expectedHeadcount: 10,
});
