import { expect, test } from 'vitest';
import { channelText } from './notificationChannels.ts';

test('the channels are named as they are switched on', () => {
  expect([
    channelText({ in_app: true, email: true }),
    channelText({ in_app: true, email: false }),
    channelText({ in_app: false, email: true }),
    channelText({ in_app: false, email: false }),
  ]).toEqual(['in the app and by email', 'in the app', 'by email', null]);
});
