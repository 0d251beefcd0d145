// @ts-nocheck: a script of the page, with the globals of Swagger UI.
const areas = await fetch('/docs/api/areas.json');

const ownParts = ({ React: { createElement } }) => {
  // The list of all areas has neither: each of its operations links to the document that has them.
  const notInList =
    (Original, { specSelectors }) =>
    (props) =>
      specSelectors.url().endsWith('/all.json') ? null : createElement(Original, props);
  return {
    components: {
      // Swagger UI's own needs an inline style, which the policy forbids.
      Logo: () => createElement('span', null, 'Valour API'),
      // Its own is a link within the button that opens an operation: assistive technology cannot reach it.
      DeepLink: ({ text }) => createElement('span', null, text),
      // Nothing is sent from here, so nobody signs in here.
      authorizeBtn: () => null,
      authorizeOperationBtn: () => null,
    },
    wrapComponents: { parameters: notInList, responses: notInList },
  };
};

SwaggerUIBundle({
  dom_id: '#reference',
  urls: await areas.json(),
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  plugins: [ownParts],
  layout: 'StandaloneLayout',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  filter: true,
  showExtensions: true,
  syntaxHighlight: false,
  // A call needs a session and its headers, which the app has and this page does not.
  supportedSubmitMethods: [],
  // Would ask another host.
  validatorUrl: null,
});
