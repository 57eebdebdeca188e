/** Product defaults: primary a light red, secondary black (spec, section 3). */
export const DEFAULT_THEME = {
  primarycolor: '#f87171',
  secondarycolor: '#000000',
  successcolor: '#2f9e44',
  infocolor: '#1c7ed6',
  warningcolor: '#f59f00',
  dangercolor: '#c92a2a',
  lightcolor: '#f8f9fa',
  darkcolor: '#212529',
  colorheaderfooter: '#ffffff',
  colorheaderfootertext: '#212529',
  colorheaderfootertextlight: '#5c636a',
} as const;
