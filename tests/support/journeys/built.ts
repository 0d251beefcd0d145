/** Before the first story: its server is bundled, where it changed. */
import { build } from '../../../scripts/build.mjs';

export default () => build(['stories']);
